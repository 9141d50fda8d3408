import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Children, Fragment, type ReactNode } from 'react';
import { LANGUAGE_TAGS, type Language } from '../language.js';
import { PRODUCT_NAME } from '../product.js';

const font = "'Segoe UI', 'Helvetica Neue', Arial, sans-serif";
const ink = '#1f2a26';
const green = '#0f4f43';

export interface EmailLayoutProps {
  preview: string;
  /** The heading. If absent, the mail is a letter, which begins with its greeting. */
  heading?: string;
  children: ReactNode;
  action?: { label: string; url: string };
  /** A closing line in small print. */
  footnote?: ReactNode;
  /** The language of the text. The default is English. */
  language?: Language;
}

const ABOUT_US: Record<Language, string> = {
  en: `${PRODUCT_NAME}: buying that helps children and young people in Aotearoa.`,
  mi: `${PRODUCT_NAME}: te hoko e whai hua ai ngā tamariki me ngā rangatahi o Aotearoa.`,
};

/** The common frame of all mails: plain, readable without pictures, and suitable for phones. */
export function EmailLayout(props: EmailLayoutProps) {
  const { preview, heading, children, action, footnote, language = 'en' } = props;
  return (
    <Html lang={LANGUAGE_TAGS[language]}>
      <Head>
        {/* The colours match each other, so programs with a dark mode must not change half of them. */}
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{ margin: 0, padding: '24px 12px', backgroundColor: '#f4f0e6', fontFamily: font, color: ink }}
      >
        {/* Long words and addresses break. Otherwise a phone would shrink the whole mail to fit them. */}
        <Container
          style={{
            maxWidth: 560,
            backgroundColor: '#fffdf8',
            borderRadius: 12,
            padding: '28px 28px 20px',
            wordBreak: 'break-word',
          }}
        >
          <Text style={{ margin: 0, fontSize: 18, fontWeight: 700, color: green }}>{PRODUCT_NAME}</Text>
          {heading && (
            <Heading as="h1" style={{ fontSize: 22, lineHeight: '30px', margin: '16px 0 8px', color: ink }}>
              {heading}
            </Heading>
          )}
          {children}
          {action && (
            <Section style={{ margin: '24px 0 8px' }}>
              <Button
                href={action.url}
                style={{
                  backgroundColor: green,
                  color: '#ffffff',
                  borderRadius: 8,
                  padding: '12px 20px',
                  fontWeight: 600,
                }}
              >
                {action.label}
              </Button>
            </Section>
          )}
          <Hr style={{ borderColor: '#e4dccb', margin: '24px 0 12px' }} />
          <Text style={{ fontSize: 13, lineHeight: '20px', color: '#5d665f', margin: 0 }}>
            {footnote ?? ABOUT_US[language]}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/;

/** A text whose line breaks are elements, since Outlook does not support `white-space`. */
function Lines({ text }: { text: string }) {
  return text.split(LINE_BREAK).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text have no other name
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A paragraph of a mail. Line breaks in user text are preserved. */
export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text style={{ fontSize: 16, lineHeight: '25px', margin: '8px 0' }}>
      {Children.map(children, (child) => (typeof child === 'string' ? <Lines text={child} /> : child))}
    </Text>
  );
}

/** A label with its value below. */
export function Fact({ label, value }: { label: string; value: string | null | undefined }) {
  if (!value) return null;
  return (
    <Text style={{ fontSize: 16, lineHeight: '24px', margin: '6px 0' }}>
      <span style={{ color: '#5d665f', fontSize: 13 }}>{label}</span>
      <br />
      <Lines text={value} />
    </Text>
  );
}
