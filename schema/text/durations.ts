/** Time that was worked, in words: «12:40» would read as an hour of the day. Tables, with a heading, keep `12:40`. */
export function durationWords(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const parts = [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`].filter(Boolean);
  return parts.join(' ') || '0 h';
}
