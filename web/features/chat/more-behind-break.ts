import { answerText } from '#schema/text/chat.ts';
import type { HastNode } from './claim-marks.rules.ts';

const element = (tagName: string, children: HastNode[], properties: Record<string, unknown> = {}): HastNode => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Rehype plugin: what stands behind the first rule of a text is folded up until it is asked for. */
export const moreBehindBreak = () => (tree: unknown) => {
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
