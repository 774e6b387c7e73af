import type { ReactNode } from 'react';
import { useEditorState, type Editor } from '@tiptap/react';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  FilePlus2,
  Italic,
  List,
  ListOrdered,
  Redo2,
  Search,
  Sparkles,
  Table2,
  Underline,
  Undo2,
} from 'lucide-react';
import type { BodyAlign, BodyListStyle } from '#schema/lib/contract-body.ts';
import { toolbarText as text } from '#schema/text/contract-editor-screen.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem, MenuLine } from '#web/shared/ui/menu.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { newClauseId } from './editor-nodes.ts';

type BlockName = keyof typeof text.blocks;
const BLOCKS = Object.keys(text.blocks) as BlockName[];
const ALIGNS: [BodyAlign, typeof AlignLeft, string][] = [
  ['LEFT', AlignLeft, text.left],
  ['CENTER', AlignCenter, text.center],
  ['RIGHT', AlignRight, text.right],
  ['JUSTIFY', AlignJustify, text.justify],
];

interface ToolProps {
  label: string;
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Tool = ({ label, isOn, isDisabled, onPress, children }: ToolProps) => (
  <IconButton
    label={label}
    size="sm"
    aria-pressed={isOn}
    disabled={isDisabled}
    className={cx(TOUCH_TARGET_ICON, isOn && 'bg-accent-soft text-accent!')}
    // The selection stays in the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </IconButton>
);

const Line = () => <span aria-hidden="true" className="mx-1 h-6 w-px bg-line" />;

function ListTools({ editor }: { editor: Editor }) {
  const { bullets, style } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bullets: now.isActive('bulletList'),
      style: now.isActive('orderedList') ? (now.getAttributes('orderedList')['style'] as BodyListStyle) : null,
    }),
  });
  const toggle = (wanted: BodyListStyle) => {
    const chain = editor.chain().focus();
    if (style === wanted) return chain.toggleOrderedList().run();
    if (style) return chain.updateAttributes('orderedList', { style: wanted }).run();
    return chain.toggleOrderedList().updateAttributes('orderedList', { style: wanted }).run();
  };
  return (
    <>
      <Tool label={text.bullets} isOn={bullets} onPress={() => editor.chain().focus().toggleBulletList().run()}>
        <List size={17} aria-hidden="true" />
      </Tool>
      <Tool label={text.decimals} isOn={style === 'DECIMAL'} onPress={() => toggle('DECIMAL')}>
        <ListOrdered size={17} aria-hidden="true" />
      </Tool>
      <Tool label={text.letters} isOn={style === 'ALPHA'} onPress={() => toggle('ALPHA')}>
        <span aria-hidden="true" className="font-serif text-sm font-semibold">
          a)
        </span>
      </Tool>
      <Tool label={text.romans} isOn={style === 'ROMAN'} onPress={() => toggle('ROMAN')}>
        <span aria-hidden="true" className="font-serif text-sm font-semibold">
          II.
        </span>
      </Tool>
    </>
  );
}

function TableTool({ editor }: { editor: Editor }) {
  const isInside = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const run = () => editor.chain().focus();
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label={text.table} size="sm" className={TOUCH_TARGET_ICON}>
          <Table2 size={17} aria-hidden="true" />
        </IconButton>
      }
    >
      {isInside ? (
        <>
          <MenuItem onSelect={() => run().addRowAfter().run()}>{text.addRow}</MenuItem>
          <MenuItem onSelect={() => run().addColumnAfter().run()}>{text.addColumn}</MenuItem>
          <MenuLine />
          <MenuItem onSelect={() => run().deleteRow().run()}>{text.deleteRow}</MenuItem>
          <MenuItem onSelect={() => run().deleteColumn().run()}>{text.deleteColumn}</MenuItem>
          <MenuItem tone="danger" onSelect={() => run().deleteTable().run()}>
            {text.deleteTable}
          </MenuItem>
        </>
      ) : (
        <MenuItem onSelect={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}>
          {text.insertTable}
        </MenuItem>
      )}
    </Menu>
  );
}

/** Puts blocks after the block in which the cursor stands. */
export function insertAfterBlock(editor: Editor, blocks: object[]): void {
  const { $to } = editor.state.selection;
  const after = $to.depth > 0 ? $to.after(1) : editor.state.doc.content.size;
  editor.chain().focus().insertContentAt(after, blocks).run();
}

export const clauseBlocks = (clauseId: string, heading: string, paragraphs: readonly string[]): object[] => [
  { type: 'clauseHeading', attrs: { clauseId }, content: [{ type: 'text', text: heading }] },
  ...paragraphs.map((words) => ({
    type: 'paragraph',
    attrs: { align: 'JUSTIFY', clauseId },
    ...(words ? { content: [{ type: 'text', text: words }] } : {}),
  })),
];

interface EditorToolbarProps {
  editor: Editor;
  onFind: () => void;
  onSpecial: () => void;
}

/** What can be done with the text. */
export function EditorToolbar({ editor, onFind, onSpecial }: EditorToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      block: BLOCKS.find((name) => now.isActive(name)) ?? 'paragraph',
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      align: now.isActive('paragraph') ? (now.getAttributes('paragraph')['align'] as BodyAlign) : null,
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <div
      role="toolbar"
      aria-label={text.label}
      className="flex items-center gap-1 border-b border-line bg-surface px-3 py-2 max-md:overflow-x-auto md:flex-wrap max-md:[&>*]:shrink-0"
    >
      <Tool label={text.undo} isDisabled={!state.canUndo} onPress={() => run().undo().run()}>
        <Undo2 size={17} aria-hidden="true" />
      </Tool>
      <Tool label={text.redo} isDisabled={!state.canRedo} onPress={() => run().redo().run()}>
        <Redo2 size={17} aria-hidden="true" />
      </Tool>
      <Line />
      <select
        aria-label={text.block}
        value={state.block}
        onChange={({ target }) =>
          run()
            .setBlock(target.value as BlockName)
            .run()
        }
        className={cx('min-h-8 rounded-md border border-line-strong bg-surface px-2 text-sm text-ink', TOUCH_TARGET)}
      >
        {BLOCKS.map((name) => (
          <option key={name} value={name}>
            {text.blocks[name]}
          </option>
        ))}
      </select>
      <Line />
      <Tool label={text.bold} isOn={state.bold} onPress={() => run().toggleBold().run()}>
        <Bold size={17} aria-hidden="true" />
      </Tool>
      <Tool label={text.italic} isOn={state.italic} onPress={() => run().toggleItalic().run()}>
        <Italic size={17} aria-hidden="true" />
      </Tool>
      <Tool label={text.underline} isOn={state.underline} onPress={() => run().toggleUnderline().run()}>
        <Underline size={17} aria-hidden="true" />
      </Tool>
      <Line />
      <ListTools editor={editor} />
      <Line />
      {ALIGNS.map(([align, Icon, label]) => (
        <Tool key={align} label={label} isOn={state.align === align} onPress={() => run().setAlign(align).run()}>
          <Icon size={17} aria-hidden="true" />
        </Tool>
      ))}
      <Line />
      <TableTool editor={editor} />
      <Tool label={text.find} onPress={onFind}>
        <Search size={17} aria-hidden="true" />
      </Tool>
      <Line />
      <Button
        variant="ghost"
        size="sm"
        className={TOUCH_TARGET}
        onClick={() => insertAfterBlock(editor, clauseBlocks(newClauseId(), text.newClause, ['']))}
      >
        <FilePlus2 size={16} aria-hidden="true" />
        {text.clause}
      </Button>
      <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={onSpecial}>
        <Sparkles size={16} aria-hidden="true" />
        {text.special}
      </Button>
    </div>
  );
}
