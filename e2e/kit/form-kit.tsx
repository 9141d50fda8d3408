import { ApolloLink } from '@apollo/client';
import { createRoot } from 'react-dom/client';
import { useWatch } from 'react-hook-form';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import * as z from 'zod/mini';
import { Providers } from '../../client/app/providers.js';
import { createStyleCache } from '../../client/app/style-cache.js';
import { chips, richText } from '../../client/editing/field-kinds.js';
import { ChipsField } from '../../client/forms/chips-field.js';
import { CountedArea } from '../../client/forms/counted-fields.js';
import { Form, SubmitButton } from '../../client/forms/form.js';
import { ImageField } from '../../client/forms/image-field.js';
import { RichTextField } from '../../client/forms/rich-text-field.js';
import { type UploadOptions, useUpload } from '../../client/forms/upload-file.js';
import { useZodForm } from '../../client/forms/use-zod-form.js';
import { createApolloClient } from '../../client/graphql/apollo-client.js';
import { Session } from '../../client/graphql/session.js';
import { defaultPageConfig } from '../../client/lib/page-config.js';
import { baseCss } from '../../client/theme/base-css.js';
import { RichText } from '../../client/ui/rich-text.js';
import { maxLength } from '../../shared/text-limit.js';

/** The fields of the form kit that need a real browser, on a page of their own. */
const about = maxLength(60, 'Max');
const schema = z.object({
  imageUrl: z.string(),
  services: chips(5, 40).rule,
  notes: richText(about).rule,
  story: z.string(),
});
const shapes = [
  { label: 'Wide', width: 400, height: 300 },
  { label: 'High', width: 300, height: 400 },
];

/** The cropped picture, for the test to check. */
const page = window as Window & { cut?: string };

function Kit() {
  const form = useZodForm(schema, {
    defaultValues: { imageUrl: '', services: ['Painting'], notes: 'Kia ora\nAna', story: '' },
  });
  const send = useUpload('profileImages');
  const upload = (blob: Blob, options: UploadOptions) => {
    page.cut = URL.createObjectURL(blob);
    return send(blob, options);
  };
  const values = useWatch({ control: form.control });
  return (
    <main style={{ maxWidth: '40rem', margin: '0 auto', padding: '1rem' }}>
      <h1>Form kit</h1>
      <Form form={form} onSubmit={async () => {}}>
        <ImageField form={form} name="imageUrl" label="Photo" shapes={shapes} upload={upload} />
        <ChipsField
          form={form}
          name="services"
          label="Services"
          options={['Painting', 'Plastering', 'Plumbing']}
          missing={() => <a href="/contact">Request a missing service</a>}
        />
        <CountedArea form={form} name="story" label="Story" limit={about} />
        <RichTextField form={form} name="notes" label="Notes" limit={about} hint="Staff only" />
        <SubmitButton form={form}>Save</SubmitButton>
      </Form>
      <h2>As it shows</h2>
      <section aria-label="As it shows">
        <RichText text={values.notes} below={2} />
      </section>
      <output data-values style={{ display: 'none' }}>
        {JSON.stringify(values)}
      </output>
    </main>
  );
}

const style = document.createElement('style');
style.textContent = baseCss();
document.head.append(style);
const session = new Session(null);
const client = createApolloClient({ link: ApolloLink.empty() });
const router = createMemoryRouter([{ path: '*', element: <Kit /> }]);
createRoot(document.getElementById('root') as HTMLElement).render(
  <Providers
    client={client}
    session={session}
    styleCache={createStyleCache()}
    config={defaultPageConfig}
    language="en"
  >
    <RouterProvider router={router} />
  </Providers>,
);
