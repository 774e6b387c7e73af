import { answerText } from '#schema/text/chat.ts';
import type { HastNode } from './claim-marks.rules.ts';

const element = (tagName: string, children: HastNode[], properties: Record<string, unknown> = {}): HastNode => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Rehype plugin: collapses what follows the first thematic break of a text. */
export const collapseAfterBreak = () => (tree: unknown) => {
  const root = tree as HastNode;
  const children = root.children ?? [];
  const at = children.findIndex(({ tagName }) => tagName === 'hr');
  if (at < 0) return;
  const behind = children.slice(at + 1);
  if (!behind.some(({ type }) => type === 'element')) {
    root.children = children.slice(0, at);
    return;
  }
  const summary = element('summary', [{ type: 'text', value: answerText.more }]);
  root.children = [...children.slice(0, at), element('details', [summary, ...behind], { className: ['answer-more'] })];
};
