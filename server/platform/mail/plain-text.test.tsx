import { renderToStaticMarkup } from 'react-dom/server';
import { EmailLayout, Fact, Paragraph } from './email-layout.js';
import { plainTextOf } from './plain-text.js';

describe('plain text of a mail', () => {
  const url = 'https://uplift.example/reset-password?token=Ab_-9&step=2';
  const text = plainTextOf(
    renderToStaticMarkup(
      <EmailLayout preview="Only for lists" heading="You have mail" action={{ label: 'Open it', url }}>
        <Paragraph>Kia ora Kōwhai & Sons,</Paragraph>
        <Fact label="Message" value={'Leaking tap,\nplease come.\n\nIs 2 < 3?'} />
      </EmailLayout>,
    ),
  );

  it('has the heading, the text and the small print, each once', () => {
    for (const words of ['You have mail', 'Kia ora Kōwhai & Sons,', 'Uplift: buying that helps children'])
      expect(text.split(words)).toHaveLength(2);
    expect(text).not.toContain('Only for lists');
  });

  it('has the address of the button, whole and on its own line', () => {
    expect(text.split('\n')).toEqual(expect.arrayContaining(['Open it', url]));
  });

  it('preserves line breaks of user input', () => {
    expect(text).toContain('Message\nLeaking tap,\nplease come.\n\nIs 2 < 3?');
  });
});
