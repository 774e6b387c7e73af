/** The match of a sticky pattern (flag `y`) that begins exactly at `at`. */
export const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};
