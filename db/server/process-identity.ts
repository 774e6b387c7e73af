import { readFileSync } from 'node:fs';

/** A process, identified so that a later one with the same pid is not confused with it. */
export interface ProcessIdentity {
  pid: number;
  /** Boot id and start time in ticks since the boot, from /proc; null without /proc. Pids and ticks repeat after a reboot. */
  started: string | null;
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

/** State and start time of a process. The program name before them may contain spaces and parentheses. */
function procStat(pid: number): { state: string; started: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: `${bootId()}:${fields[19] ?? ''}` };
  } catch {
    return null;
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export function identify(pid: number): ProcessIdentity {
  return { pid, started: procStat(pid)?.started ?? null };
}

/** A zombie counts as dead, because in a container it may never be reaped. */
export function isAlive({ pid, started }: ProcessIdentity): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || !answersSignals(pid)) return false;
  const now = procStat(pid);
  if (!now) return true;
  return now.state !== 'Z' && (started === null || now.started === started);
}
