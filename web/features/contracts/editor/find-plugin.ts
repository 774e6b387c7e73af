import { Extension } from '@tiptap/core';
import type { Node as DocNode } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { foldText } from '#schema/lib/fold-text.ts';

interface Place {
  from: number;
  to: number;
}

export interface Found {
  words: string;
  places: readonly Place[];
  /** Index of the one that is shown. */
  at: number;
}

const NOTHING: Found = { words: '', places: [], at: 0 };
const key = new PluginKey<Found>('find');

/** Each letter folded alone, so that places stay those of the document. */
const folded = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => foldText(text[at] ?? '').charAt(0) || ' ').join('');

function placesIn(doc: DocNode, words: string): Place[] {
  const wanted = folded(words.trim());
  if (!wanted) return [];
  const places: Place[] = [];
  doc.descendants((node, start) => {
    if (!node.isTextblock) return;
    const text = folded(node.textBetween(0, node.content.size, '\n', '\n'));
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      places.push({ from: start + 1 + at, to: start + 1 + at + wanted.length });
    }
  });
  return places;
}

export const foundIn = (state: EditorState): Found => key.getState(state) ?? NOTHING;

/** Looks for words, without accents and capitals; `step` goes on from the one that is shown. */
export function findWords(view: EditorView, words: string, step = 0): void {
  const held = foundIn(view.state);
  const places = placesIn(view.state.doc, words);
  const ahead = places.findIndex(({ from }) => from >= view.state.selection.from);
  const at =
    words === held.words && places.length > 0 ? (held.at + step + places.length) % places.length : Math.max(0, ahead);
  const transaction = view.state.tr.setMeta(key, { words, places, at } satisfies Found);
  const place = places[at];
  if (place) {
    transaction.setSelection(TextSelection.create(transaction.doc, place.from, place.to));
  }
  view.dispatch(transaction);
  // The editor scrolls to its selection only while it has the focus, which is in the field of the search.
  if (place) view.domAtPos(place.from).node.parentElement?.scrollIntoView?.({ block: 'center' });
}

/** Marks what was looked for. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<Found>({
      key,
      state: {
        init: () => NOTHING,
        apply: (transaction, held) => {
          const next = transaction.getMeta(key) as Found | undefined;
          if (next) return next;
          if (!transaction.docChanged || !held.words) return held;
          const places = placesIn(transaction.doc, held.words);
          return { ...held, places, at: Math.min(held.at, Math.max(0, places.length - 1)) };
        },
      },
      props: {
        decorations: (state) => {
          const { places, at } = foundIn(state);
          return DecorationSet.create(
            state.doc,
            places.map(({ from, to }, place) =>
              Decoration.inline(from, to, {
                class: place === at ? 'contract-found contract-found-now' : 'contract-found',
              }),
            ),
          );
        },
      },
    }),
  ],
});
