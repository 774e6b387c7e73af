/** The zone that the account chose, `null` without one. The session sets it; it imports nothing, as the landing loads it. */
let chosen: string | null = null;

export const chosenZone = (): string | null => chosen;

export function setChosenZone(zone: string | null): void {
  chosen = zone;
}
