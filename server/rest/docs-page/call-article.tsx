import { pointedTo } from '../openapi/example.js';
import type { JsonSchema, OpenApiDocument, OpenApiResponse, Reference } from '../openapi/openapi.type.js';
import { curlExample } from './curl-example.js';
import { recordOf } from './describe-type.js';
import type { DocumentedCall } from './documented-calls.js';
import { anchorOf, Field, FieldList, Properties, TypeDescription } from './fields.js';
import { Prose, Words } from './prose.js';
import { TryIt } from './try-it.js';

/** The badge of an HTTP method. */
export function Method({ name }: { name: string }) {
  return <span className={`method method-${name}`}>{name.toUpperCase()}</span>;
}

interface CallProps {
  call: DocumentedCall;
  document: OpenApiDocument;
  origin: string;
}

/** The full description of a call. */
export function CallArticle({ call, document, origin }: CallProps) {
  const { method, path, operation } = call;
  const { components } = document;
  const id = operation['x-call'];
  const content = operation.requestBody?.content;
  const body = (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema;
  const parameters = (operation.parameters ?? []).map((each) => resolved(each, components.parameters));
  return (
    <article className="call" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <a className="call-link" href={`#${id}`}>
          <Method name={method} /> <code className="path">{path.slice(1)}</code>
        </a>
      </h3>
      <p className="summary">{operation.summary}.</p>
      <Prose text={operation.description} />
      {parameters.length > 0 && (
        <FieldList title="Parameters">
          {parameters.map(({ name, schema, required, description, in: place }) => (
            <Field
              key={name}
              name={name}
              schema={schema}
              required={required}
              meaning={[`In the ${place}.`, description].filter(Boolean).join(' ')}
            />
          ))}
        </FieldList>
      )}
      {body && <Properties title="Body" schema={pointedTo(body, components.schemas)} sent />}
      <Answers responses={operation.responses} document={document} />
      <h4>Example</h4>
      <pre>
        <code>{curlExample(call, origin)}</code>
      </pre>
      <TryIt call={call} />
    </article>
  );
}

const resolved = <T extends object>(value: T | Reference, components: Record<string, T>): T =>
  '$ref' in value ? (components[value.$ref.slice(value.$ref.lastIndexOf('/') + 1)] as T) : value;

/** The responses of a call: the success with its fields, and the errors. */
function Answers({
  responses,
  document,
}: {
  responses: DocumentedCall['operation']['responses'];
  document: OpenApiDocument;
}) {
  const documented = Object.entries(responses).map(
    ([status, response]) =>
      [status, resolved<OpenApiResponse>(response, document.components.responses)] as const,
  );
  const success = documented.find(([status]) => status === '200')?.[1];
  const schema = success?.content?.['application/json']?.schema;
  const refusals = documented.filter(([status]) => Number(status) >= 400);
  const others = documented.filter(([status]) => status !== '200' && Number(status) < 400);
  return (
    <>
      {schema && !recordOf(schema) && schema.properties ? (
        <Properties title="Answer" schema={schema} />
      ) : (
        <section>
          <h4>Answer</h4>
          <p>
            {schema ? (
              <AnswerTexts schema={schema} response={success} />
            ) : (
              Object.keys(success?.content ?? {}).join()
            )}
          </p>
        </section>
      )}
      {others.length > 0 && <Statuses responses={others} />}
      <section>
        <h4>
          Otherwise, a <a href={`#${anchorOf('Refusal')}`}>Refusal</a>
        </h4>
        <Statuses responses={refusals} />
      </section>
    </>
  );
}

/** The meanings of responses by status. */
function Statuses({ responses }: { responses: (readonly [status: string, response: OpenApiResponse])[] }) {
  return (
    <dl className="refusals">
      {responses.map(([status, { description }]) => (
        <div key={status}>
          <dt>{status}</dt>
          <dd>
            <Words>{description}</Words>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AnswerTexts({ schema, response }: { schema: JsonSchema; response?: OpenApiResponse }) {
  const total = response?.headers?.['X-Total-Count'];
  return (
    <>
      <TypeDescription schema={schema} />
      {total && ', with how many there are in all in the header X-Total-Count'}
      {response?.headers?.ETag && ' and an ETag'}.
    </>
  );
}
