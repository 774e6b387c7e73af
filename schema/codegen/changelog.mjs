// Codegen plugin: the lines of CHANGELOG.md, so that the server needs no file beside it at run time.
import { readFileSync } from 'node:fs';

export const plugin = () => {
  const lines = [...readFileSync('schema/CHANGELOG.md', 'utf8').matchAll(/^- (\d{4}-\d{2}-\d{2}) · (.+)$/gm)];
  const entries = lines.map(([, day, text]) => ({ day, text }));
  return `/** What partners could notice, as \`CHANGELOG.md\` says it: a day, and a text in Markdown. */\nexport const changelog: readonly { day: string; text: string }[] = ${JSON.stringify(entries)};\n`;
};
