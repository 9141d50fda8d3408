/** Text in which `backticks` mark code. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    // Every second part is between two backticks.
    // biome-ignore lint/suspicious/noArrayIndexKey: constant text
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}

/** Paragraphs, and lists whose lines begin with a hyphen, as in the description of the document. */
export function Prose({ text }: { text: string }) {
  return text.split('\n\n').map((block) =>
    block.startsWith('- ') ? (
      <ul key={block}>
        {block.split('\n').map((line) => (
          <li key={line}>
            <Words>{line.slice(2)}</Words>
          </li>
        ))}
      </ul>
    ) : (
      <p key={block}>
        <Words>{block}</Words>
      </p>
    ),
  );
}
