import { adminOnly, noneOfThem, type Operations, ofEnquiry, rolesOnly, signedIn } from './operation.js';

const answered = ofEnquiry(403);

/** The tools for assistants, each with the audience of the operation that it uses. */
export const mcpOperations: Operations = {
  'MCP search_suppliers': { mcp: () => ({ text: 'plumber' }), expected: signedIn },
  'MCP read_supplier': { mcp: ({ supplierId }) => ({ id: supplierId }), expected: signedIn },
  'MCP list_good_causes': { mcp: () => ({}), expected: signedIn },
  'MCP read_statistics': { mcp: () => ({ year: 2025 }), expected: rolesOnly },
  'MCP list_enquiries': { mcp: () => ({}), expected: rolesOnly },
  'MCP read_enquiry': { mcp: ({ enquiry }) => ({ id: enquiry.id }), expected: ofEnquiry('ok') },
  'MCP draft_reply': {
    mcp: ({ enquiry }) => ({ id: enquiry.id, message: 'We can come on Monday.' }),
    expected: answered,
  },
  'MCP reply_to_enquiry': {
    mcp: ({ enquiry }) => ({ id: enquiry.id, reply: 'We can come on Monday.' }),
    expected: answered,
  },
  'MCP change_enquiry': {
    mcp: ({ enquiry }) => ({ id: enquiry.id, version: enquiry.version, fields: {} }),
    expected: ofEnquiry('ok'),
  },
  'MCP list_leads': { mcp: () => ({}), expected: adminOnly },
  'MCP create_lead': {
    mcp: ({ supplierId }) => ({ impactBuyerId: 999_999_999, supplierId }),
    expected: noneOfThem,
  },
  'MCP change_lead': {
    mcp: () => ({ id: 999_999_999, version: 1, fields: {} }),
    expected: { ...adminOnly, admin: 404 },
  },
  'MCP list_action_items': { mcp: () => ({}), expected: adminOnly },
};
