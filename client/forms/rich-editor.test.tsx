import { act, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { renderElement } from '../testing/render';
import RichEditor from './rich-editor';

const props = {
  id: 'notes',
  label: 'Notes',
  labelledBy: 'label',
  value: '',
  onBlur: () => undefined,
  onFocusable: () => undefined,
  invalid: false,
  required: false,
  readOnly: false,
  inserts: [],
};
const ENTRY = (words: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>${words}</p>`;

it.each([
  [
    'cells',
    '<table><tr><td>Qty</td><td>Price</td></tr><tr><td>5</td><td>12.50</td></tr></table>',
    '<p>Qty | Price</p><p>5 | 12.50</p>',
  ],
  ['a list of Word', ENTRY('One') + ENTRY('Two'), '<ul><li><p>One</p></li><li><p>Two</p></li></ul>'],
  ['words', '<p>Kia <b>ora</b></p>', '<p>Kia <strong>ora</strong></p>'],
])('accepts %s from the clipboard', async (_, pasted, written) => {
  const onChange = jest.fn();
  renderElement(<RichEditor {...props} onChange={onChange} />);
  const { editor } = (await screen.findByRole('textbox')) as HTMLElement & { editor: Editor };
  await act(async () => void editor.view.pasteHTML(pasted, new Event('paste') as ClipboardEvent));
  expect(onChange).toHaveBeenLastCalledWith(written);
});
