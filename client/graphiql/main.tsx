import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { createFetcher } from './fetcher.js';

const FIRST_QUERY = `# The GraphQL API of Uplift.
# Press Ctrl+Enter to run the operation.
#
# To sign in, paste an API token of My Profile
# into the Headers tab below:
#   { "Authorization": "Bearer uplift_..." }
# This page does not store it.

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
