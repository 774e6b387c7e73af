import { useEditor } from '@tiptap/react';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';
import type { ContractBody } from '#schema/lib/contract-body.ts';
import { editorText as text } from '#schema/text/contract-editor-screen.ts';
import { ClauseHeading, HardBreak, Heading, listAttributes, Paragraph, Signatures, Title } from './editor-nodes.ts';
import { Find } from './find-plugin.ts';

const EXTENSIONS = [
  Document,
  Text,
  Paragraph,
  Title,
  Heading,
  ClauseHeading,
  Signatures,
  HardBreak,
  Bold,
  Italic,
  Underline,
  BulletList,
  OrderedList.extend({
    addAttributes: () => listAttributes,
    renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
  }),
  ListItem,
  ListKeymap,
  Table,
  TableRow,
  TableHeader,
  TableCell,
  UndoRedo,
  Find,
];

/** The editor of a document. `onChange` is called after each change, without the document: reading it costs. */
export function useContractEditor(body: ContractBody, onChange: () => void) {
  return useEditor({
    extensions: EXTENSIONS,
    content: body,
    // The content security policy allows no style element; ours are in `contracts.css`.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: onChange,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': text.area,
        spellcheck: 'true',
        lang: 'es-MX',
      },
    },
  });
}
