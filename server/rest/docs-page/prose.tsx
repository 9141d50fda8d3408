/** Words with `code` in them. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    // Every other part stands between two backticks.
    // biome-ignore lint/suspicious/noArrayIndexKey: constant text
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}

/** Paragraphs, and lists of lines that begin with a hyphen, as the description of the document has them. */
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
