import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { PAGE_TAGS } from '../app/nouns.js';
import { CONSTANT, livesShortly, TOTALS, tagsOf } from './page-tags.js';

/** A public field that only browsers query, as it depends on the user. */
const NEVER_RENDERED = ['currentUser'];

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

const publicQueries = readFileSync('docs/audiences.tsv', 'utf8')
  .split('\n')
  .flatMap((line) => /^GraphQL query\.(\w+)\t.*\bpublic\b/i.exec(line)?.[1] ?? []);

const placed = Object.values(PAGE_TAGS).flatMap(({ lists, single }) => [...lists, ...single]);

describe('cache tags of a page', () => {
  it('are defined for every public query', () => {
    expect(publicQueries.length).toBeGreaterThan(10);
    const known = [...placed, ...CONSTANT, ...NEVER_RENDERED];
    expect(publicQueries.filter((field) => !known.includes(field))).toEqual([]);
  });

  it('use only names of the API', () => {
    const queries = Object.keys(schema.getQueryType()?.getFields() ?? {});
    expect([...placed, ...TOTALS, ...CONSTANT].filter((field) => !queries.includes(field))).toEqual([]);
    const types = Object.values(PAGE_TAGS).flatMap(({ records }) => records);
    expect(types.filter((type) => !schema.getType(type))).toEqual([]);
  });

  it('include each shown record, and the type of each list', () => {
    const profile = {
      records: ['Supplier:5', 'Testimonial:9', 'GoodCause:3'],
      fields: ['supplier'],
      missing: [],
    };
    expect([...tagsOf(PAGE_TAGS, profile)].sort()).toEqual(['category', 'good-cause:3', 'supplier:5']);
    const results = { records: ['SupplierCard:7'], fields: ['searchSuppliers', 'regions'], missing: [] };
    expect([...tagsOf(PAGE_TAGS, results)].sort()).toEqual([
      'category',
      'search-synonym',
      'supplier',
      'supplier:7',
    ]);
  });

  it('include the record type when no record was found', () => {
    expect([...tagsOf(PAGE_TAGS, { records: [], fields: [], missing: ['supplier'] })].sort()).toEqual([
      'category',
      'supplier',
    ]);
  });

  it('limit the lifetime to a minute for totals and unknown fields', () => {
    const showing = (field: string) => livesShortly(PAGE_TAGS, { records: [], fields: [field], missing: [] });
    expect(['impactSummary', 'goodCauses', 'somethingNew'].map(showing)).toEqual([true, true, true]);
    expect(['supplier', 'searchSuppliers', 'regions'].map(showing)).toEqual([false, false, false]);
  });
});
