import { createServer } from 'node:http';
import pg from 'pg';
import { bareDashboard } from './dashboard.js';
import { bareEnquiries } from './enquiries.js';
import { bareLeads } from './leads.js';
import { bareProfile } from './profile.js';
import type { Query, Screen } from './query.js';
import { bareSearch } from './search.js';
import { bareStatistics, bareSupplierStatistics, bareTracking } from './statistics.js';
import { bareSuppliers } from './suppliers.js';

/**
 * The server that the product is compared with: node:http and pg, nothing else. It knows a few screens,
 * returns the same JSON as the product, and does not authenticate callers. Its statements are named, so that
 * PostgreSQL plans them once, and JSON from PostgreSQL is sent unchanged. Environment: DATABASE_URL, PORT.
 */
const JSON_TYPES: readonly number[] = [pg.types.builtins.JSON, pg.types.builtins.JSONB];
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  types: {
    getTypeParser: (type: number, format: 'text') =>
      JSON_TYPES.includes(type) ? (text: string) => text : pg.types.getTypeParser(type, format),
  } as pg.CustomTypesConfig,
});

const names = new Map<string, string>();
const nameOf = (text: string): string => {
  const name = names.get(text) ?? `bare-${names.size}`;
  names.set(text, name);
  return name;
};

const query: Query = async (text, values) => (await pool.query({ name: nameOf(text), text, values })).rows;

const SCREENS: Record<string, Screen> = {
  '/search': bareSearch,
  '/profile': bareProfile,
  '/enquiries': bareEnquiries,
  '/suppliers': bareSuppliers,
  '/leads': bareLeads,
  '/dashboard': bareDashboard,
  '/statistics': bareStatistics,
  '/tracking': bareTracking,
  '/supplier-statistics': bareSupplierStatistics,
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  const screen = SCREENS[pathname];
  if (!screen) {
    response.writeHead(pathname === '/readyz' ? 200 : 404).end();
    return;
  }
  screen(query, searchParams).then(
    (data) => {
      const body = `{"data":${data}}`;
      response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        })
        .end(body);
    },
    (error: Error) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});

server.listen(Number(process.env.PORT), '127.0.0.1');
