import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSearchChange } from '../lib/use-search-change';
import { TAB } from '../ui/tabs';
import {
  type ColumnCondition,
  type FilteredColumn,
  readCondition,
  writeCondition,
} from './column-conditions';
import type { GridSort } from './grid-column';

const SEARCH = 'q';
const SORT = 'sort';
const FILTERS = 'filters';
export const CONDITIONS = 'f';
const VIEW = 'view';
/** The parameter for another way to show the records than as a list. */
const SHOWN = 'shown';
const BOARD = 'board';
/** The value that opens the list without its default view. */
const NO_VIEW = 'none';
const noColumns: readonly FilteredColumn[] = [];

/** The filters and order of a grid, as in the address. */
export type GridUrl = {
  search: string;
  sort: GridSort;
  /** Chosen values by filter name, without filters that have no choices. */
  filters: Record<string, string[]>;
  /** Conditions on single columns, all of which must be met. */
  conditions: readonly ColumnCondition[];
  filtersShown: boolean;
  /** True if the records are shown as a board, for lists that have one. */
  board: boolean;
  /** True if there is anything to clear. */
  narrowed: boolean;
  setSearch: (text: string) => void;
  setSort: (sort: GridSort) => void;
  setFilter: (name: string, values: string[]) => void;
  /** Adds the value to the chosen ones, or removes it. */
  toggleInFilter: (name: string, value: string) => void;
  addCondition: (condition: ColumnCondition) => void;
  removeCondition: (condition: ColumnCondition) => void;
  showFilters: (shown: boolean) => void;
  showBoard: (shown: boolean) => void;
  /** Clears search and filters; the order stays. */
  clear: () => void;
  /** All of the above as in the address, for a saved view. */
  question: string;
  /** The ID of the open saved view; null if none is open. */
  view: number | null;
  /** True if the address has no parameters, not even the one for the whole list. */
  blank: boolean;
  /** Applies the filters of a saved view, or filters without a view; with null, shows the whole list. */
  openView: (view: { id: number | null; search: string } | null) => void;
};

const without = (names: readonly string[], params: URLSearchParams) => {
  const question = new URLSearchParams(params);
  for (const name of names) question.delete(name);
  return question;
};

/** Returns true if the queries of two addresses are the same, in any order. */
export function sameQuery(one: string, other: string): boolean {
  const sorted = (question: string) => [...new URLSearchParams(question)].map(String).sort().join();
  return sorted(one) === sorted(other);
}

function parseSort(text: string | null, fallback: GridSort): GridSort {
  const [, desc, id] = /^(-?)(\w+)$/.exec(text ?? '') ?? [];
  return id ? { id, desc: desc === '-' } : fallback;
}

type Options = {
  filterNames: readonly string[];
  defaultSort: GridSort;
  /** Columns that can be filtered. */
  filtered?: readonly FilteredColumn[];
};

/**
 * Keeps the search, filters and order of a grid in the address, so that they survive a reload, Back and a copied link.
 * Every change replaces the history entry: Back leaves the list. `filterNames` and `filtered` must be constants.
 */
export function useGridUrl({ filterNames, defaultSort, filtered = noColumns }: Options): GridUrl {
  const [params] = useSearchParams();
  const change = useSearchChange();
  return useMemo(() => {
    const put = (next: URLSearchParams, name: string, value: string) => {
      if (value) next.set(name, value);
      else next.delete(name);
    };
    const setFilter = (next: URLSearchParams, name: string, values: string[]) => {
      next.delete(name);
      for (const value of values) next.append(name, value);
    };
    const filters: Record<string, string[]> = {};
    for (const name of filterNames) {
      const chosen = params.getAll(name).filter(Boolean);
      if (chosen.length > 0) filters[name] = chosen;
    }
    const conditions = params.getAll(CONDITIONS).flatMap((written) => readCondition(written, filtered) ?? []);
    const search = params.get(SEARCH) ?? '';
    return {
      search,
      sort: parseSort(params.get(SORT), defaultSort),
      filters,
      conditions,
      filtersShown: params.get(FILTERS) !== 'hidden',
      board: params.get(SHOWN) === BOARD,
      narrowed: search !== '' || Object.keys(filters).length > 0 || conditions.length > 0,
      setSearch: (text) => change((next) => put(next, SEARCH, text)),
      setSort: ({ id, desc }) =>
        change((next) => {
          const isDefault = id === defaultSort.id && desc === defaultSort.desc;
          put(next, SORT, isDefault ? '' : `${desc ? '-' : ''}${id}`);
        }),
      setFilter: (name, values) => change((next) => setFilter(next, name, values)),
      toggleInFilter: (name, value) =>
        change((next) => {
          const chosen = next.getAll(name).filter(Boolean);
          const others = chosen.filter((other) => other !== value);
          setFilter(next, name, others.length < chosen.length ? others : [...chosen, value]);
        }),
      addCondition: (condition) =>
        change((next) => {
          const written = writeCondition(condition);
          if (!next.getAll(CONDITIONS).includes(written)) next.append(CONDITIONS, written);
        }),
      removeCondition: (condition) =>
        change((next) =>
          setFilter(
            next,
            CONDITIONS,
            next.getAll(CONDITIONS).filter((written) => written !== writeCondition(condition)),
          ),
        ),
      showFilters: (shown) => change((next) => put(next, FILTERS, shown ? '' : 'hidden')),
      showBoard: (shown) => change((next) => put(next, SHOWN, shown ? BOARD : '')),
      clear: () =>
        change((next) => {
          for (const name of [SEARCH, CONDITIONS, ...filterNames]) next.delete(name);
        }),
      question: without([VIEW, TAB], params).toString(),
      view: /^\d{1,9}$/.test(params.get(VIEW) ?? '') ? Number(params.get(VIEW)) : null,
      blank: without([TAB], params).size === 0,
      openView: (view) =>
        change((next) => {
          for (const name of new Set(without([TAB], next).keys())) next.delete(name);
          for (const [name, value] of new URLSearchParams(view?.search)) next.append(name, value);
          next.set(VIEW, view?.id ? String(view.id) : NO_VIEW);
        }),
    };
  }, [params, change, filterNames, defaultSort, filtered]);
}
