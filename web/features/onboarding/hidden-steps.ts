const keyOf = (userId: string): string => `foja_first_steps_${userId}`;

/** Whether somebody hid the first steps in this browser. Without storage they are shown. */
export function areHidden(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

export function hideSteps(userId: string): void {
  try {
    localStorage.setItem(keyOf(userId), 'hidden');
  } catch {
    // Then they are there again after a reload.
  }
}
