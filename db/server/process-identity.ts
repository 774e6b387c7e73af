import { readFileSync } from 'node:fs';

/** A process that cannot be mistaken for a later one with the same number. */
export interface ProcessIdentity {
  pid: number;
  /** The boot and the ticks since it, from /proc: pids and ticks alone repeat from one boot to the next. Null without /proc. */
  started: string | null;
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

/** State and start time; the program name before them may hold spaces and parentheses. */
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

/** A zombie counts as dead: in a container nobody may ever collect it. */
export function isAlive({ pid, started }: ProcessIdentity): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || !answersSignals(pid)) return false;
  const now = procStat(pid);
  if (!now) return true;
  return now.state !== 'Z' && (started === null || now.started === started);
}
