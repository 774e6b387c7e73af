const KEY = 'foja_demo_questions';

/** The questions of the demo that were opened in this tab; nothing of them is sent to the server. */
export function readDemoQuestions(): string[] {
  try {
    const held = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(held) ? held.filter((question) => typeof question === 'string') : [];
  } catch {
    return [];
  }
}

export function keepDemoQuestion(question: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...readDemoQuestions(), question])]));
  } catch {
    // Without storage nothing is counted.
  }
}

/** What the demo has used of its limits: its questions are as many as its limit, and its one case is the example. */
export const demoUsage = () => ({ chat: readDemoQuestions().length, documents: 0, cases: 1 });
