import { Box, chakra, Flex, Input } from '@chakra-ui/react';
import { type Editor, Mark, mergeAttributes } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { tidyPasted } from '../../shared/pasted-markup';
import { hasElements, readRichText, safeLink } from '../../shared/rich-text';
import { writeRichText } from '../../shared/write-rich-text';
import { RICH_TEXT_STYLES } from '../ui/rich-text';
import { type Insert, InsertBar } from './insert-bar';
import { BulletsIcon, LinkIcon, NumbersIcon } from './rich-icons';
import { type Tool, ToolBar } from './tool-bar';

/** A link, limited to allowed addresses. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = safeLink(element.getAttribute('href') ?? '');
        return href === null ? false : { href };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: 'noopener nofollow' }), 0],
});

/** A heading that looks as it will where the text is shown. */
const LeveledHeading = Heading.extend({
  renderHTML({ node, HTMLAttributes }) {
    const { level } = node.attrs;
    return [`h${level}`, mergeAttributes(HTMLAttributes, { 'data-level': level }), 0];
  },
});

const extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  LeveledHeading.configure({ levels: [1, 2, 3] }),
  HardBreak,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  UndoRedo,
  Link,
];

/** Returns the editor's initial content: older plain text as paragraphs, anything else as it would be shown. */
const toEditor = (text: string) =>
  writeRichText(hasElements(text) ? readRichText(text) : [{ tag: 'p', children: readRichText(text) }]);

/** Returns the text as the server stores it, so that saving does not change it; empty if nothing is written. */
const fromEditor = (editor: Editor) =>
  editor.getText().trim() === '' ? '' : writeRichText(readRichText(editor.getHTML()));

function useTools(editor: Editor, askForLink: () => void): Tool[] {
  const on = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      headings: ([1, 2, 3] as const).map((level) => at.isActive('heading', { level })),
      bold: at.isActive('bold'),
      italic: at.isActive('italic'),
      bullets: at.isActive('bulletList'),
      numbers: at.isActive('orderedList'),
      link: at.isActive('link'),
    }),
  });
  const act = () => editor.chain().focus();
  return [
    ...([1, 2, 3] as const).map((level, index) => ({
      label: `Heading H${level}`,
      face: `H${level}`,
      active: on.headings[index] ?? false,
      press: () => act().toggleHeading({ level }).run(),
    })),
    { label: 'Bold', face: <b>B</b>, active: on.bold, press: () => act().toggleBold().run() },
    { label: 'Italic', face: <i>I</i>, active: on.italic, press: () => act().toggleItalic().run() },
    { label: 'List', face: <BulletsIcon />, active: on.bullets, press: () => act().toggleBulletList().run() },
    {
      label: 'Numbered list',
      face: <NumbersIcon />,
      active: on.numbers,
      press: () => act().toggleOrderedList().run(),
    },
    { label: 'Link', face: <LinkIcon />, active: on.link, press: askForLink },
  ];
}

const Writing = chakra('div', {
  base: {
    '& .ProseMirror': {
      ...RICH_TEXT_STYLES,
      minH: '8rem',
      px: '3.5',
      py: '2.5',
      outline: '0',
      whiteSpace: 'pre-wrap',
    },
  },
});

function LinkRow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const before: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof before === 'string' ? before : '');
  const [wrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const put = () => {
    const typed = address.trim();
    const url = /^[a-z][a-z0-9+.-]*:/i.test(typed) || typed === '' ? typed : `https://${typed}`;
    const href = safeLink(typed.includes('@') && !typed.includes(':') ? `mailto:${typed}` : url);
    if (href === null && typed !== '') return setWrong(true);
    const at = editor.chain().focus().extendMarkRange('link');
    if (href === null) at.unsetMark('link').run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      at.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
    else at.setMark('link', { href }).run();
    close();
  };
  return (
    <Box p="2" borderBottomWidth="1px" borderColor="border">
      <Flex gap="2" align="center" wrap="wrap">
        <Input
          id={`${id}-address`}
          size="sm"
          flex="1 1 12rem"
          autoFocus
          aria-label="Link address"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          placeholder="https://"
          value={address}
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              put();
            } else if (event.key === 'Escape') {
              event.stopPropagation();
              close();
            }
          }}
        />
        <chakra.button
          type="button"
          textStyle="sm"
          fontWeight="semibold"
          px="2"
          cursor="button"
          onClick={put}
        >
          {address.trim() === '' ? 'Remove link' : 'Save link'}
        </chakra.button>
      </Flex>
      {wrong && (
        <Box id={`${id}-wrong`} role="alert" textStyle="sm" color="fg.error" mt="1">
          Enter a web or email address.
        </Box>
      )}
    </Box>
  );
}

/** Inserts a text at the cursor; if it has an address and text is selected, links the selected text instead. */
function put(editor: Editor, { text, href }: Insert): void {
  const at = editor.chain().focus();
  if (href && !editor.state.selection.empty) at.setMark('link', { href }).run();
  else at.insertContent({ type: 'text', text }).run();
}

type Props = {
  id: string;
  label: string;
  labelledBy: string;
  describedBy?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Called with the function that focuses the editor, for a form with an error. */
  onFocusable: (focus: () => void) => void;
  invalid: boolean;
  required: boolean;
  readOnly: boolean;
  inserts: readonly Insert[];
};

/** The editor of a rich text. Pasted text keeps only the allowed formatting. Loaded on demand. */
export default function RichEditor(props: Props) {
  const {
    id,
    label,
    labelledBy,
    describedBy,
    value,
    onChange,
    onBlur,
    onFocusable,
    invalid,
    required,
    readOnly,
    inserts,
  } = props;
  const [link, setLink] = useState(false);
  const written = useRef(value);
  const latest = useRef({ onChange, onBlur });
  latest.current = { onChange, onBlur };
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy ?? '',
    'aria-invalid': String(invalid),
    'aria-required': String(required),
    'aria-readonly': String(readOnly),
  };
  const editorProps = { attributes, transformPastedHTML: tidyPasted };
  const editor = useEditor({
    extensions,
    // Pasted asterisks and underscores stay as they are: they are not Markdown.
    enablePasteRules: [Link],
    content: toEditor(value),
    editable: !readOnly,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: at }) => {
      written.current = fromEditor(at);
      latest.current.onChange(written.current);
    },
    onBlur: () => latest.current.onBlur(),
  });
  useEffect(() => onFocusable(() => editor.view.dom.focus()), [editor, onFocusable]);
  useEffect(() => {
    // The value changed elsewhere: a reset, or a resolved conflict.
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(toEditor(value), { emitUpdate: false });
  }, [editor, value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the attributes
  useEffect(
    () => editor.setOptions({ editable: !readOnly, editorProps }),
    [editor, describedBy, invalid, required, readOnly],
  );
  const tools = useTools(editor, () => setLink(true));
  return (
    <Box
      borderWidth="1px"
      borderColor={invalid ? 'border.error' : 'border.emphasized'}
      borderRadius="l2"
      bg={readOnly ? 'bg.subtle' : 'bg.panel'}
      _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-1px' }}
    >
      {!readOnly && <ToolBar tools={tools} label={label} disabled={readOnly} />}
      {!readOnly && inserts.length > 0 && (
        <Box p="2">
          <InsertBar label={label} inserts={inserts} onInsert={(insert) => put(editor, insert)} />
        </Box>
      )}
      {link && <LinkRow editor={editor} onClose={() => setLink(false)} />}
      <Writing>
        <EditorContent editor={editor} />
      </Writing>
    </Box>
  );
}
