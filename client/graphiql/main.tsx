import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { createFetcher } from './fetcher.js';

const FIRST_QUERY = `# Uplift GraphQL API. Press Ctrl+Enter to run the operation.
#
# To sign in, open the Headers tab below the editor and paste
#   { "Authorization": "Bearer uplift_..." }
# with an API token from My Profile. This page does not store headers.

{
  searchSuppliers(first: 5) {
    totalCount
    nodes {
      id
      name
    }
  }
}
`;

const place = document.getElementById('graphiql');
if (place)
  createRoot(place).render(
    <GraphiQL
      fetcher={createFetcher('/graphql')}
      defaultQuery={FIRST_QUERY}
      defaultEditorToolsVisibility="headers"
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
    />,
  );
