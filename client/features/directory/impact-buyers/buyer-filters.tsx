import { Button, chakra, Grid, useRecipe } from '@chakra-ui/react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { useLanguage, useTexts } from '../../../lib/language';
import { keepFocus } from '../../../lib/navigation-state';
import { paths } from '../../../navigation/paths';
import { PlainSelect } from '../../../ui/filter-select';
import { SearchIcon } from '../../../ui/pictograms';
import { type BuyerCriteria, buyerCriteriaPath, MAX_SEARCH } from './buyer-criteria';
import { buyerListTexts } from './buyer-list-texts';
import { BUYER_TYPES, buyerTypeNames, buyerTypeOf, buyerTypeSlug } from './buyer-types';

/** Milliseconds between the last keystroke and the search. */
const PAUSE = 300;

const Label = chakra('label', { base: { display: 'block', textStyle: 'label', mb: '1.5' } });

/**
 * Search by name and type; each search has its own address. A plain form, so that it works before and without script.
 */
export function BuyerFilters({ criteria }: { criteria: BuyerCriteria }) {
  const text = useTexts(buyerListTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const field = useRecipe({ key: 'input' })();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const type = criteria.type ? buyerTypeSlug(criteria.type) : '';
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (replace: boolean) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const formData = new FormData(form.current);
    const path = buyerCriteriaPath({
      search: String(formData.get('search') ?? '').trim(),
      type: buyerTypeOf(String(formData.get('type') ?? '')),
      page: 1,
    });
    void navigate(path, { replace, preventScrollReset: true, state: keepFocus });
  };
  const works = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the criteria change
  useEffect(() => {
    const [field, picker] = [input.current, select.current];
    if (!field || !picker) return;
    const isFirst = !works.current;
    works.current = true;
    // What was typed or chosen before the scripts arrived is searched for.
    if (isFirst && (field.value !== criteria.search || picker.value !== type)) return go(true);
    // The Back button and links to the whole list change the address without the form.
    if (field !== document.activeElement) field.value = criteria.search;
    picker.value = type;
  }, [criteria.search, type]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(false);
  };

  return (
    <Form ref={form} action={paths.impactBuyers()} role="search" aria-label={text.find} onSubmit={submit}>
      <Grid
        templateColumns={{ base: '1fr', sm: '1fr 1fr auto', lg: '22rem 18rem auto 1fr' }}
        gap="4"
        alignItems="end"
      >
        <div>
          <Label htmlFor={`${id}-search`}>{text.search}</Label>
          {/* Chakra's Input would bring its form fields into the first load. */}
          <chakra.input
            ref={input}
            id={`${id}-search`}
            type="search"
            name="search"
            defaultValue={criteria.search}
            maxLength={MAX_SEARCH}
            placeholder={text.searchHint}
            autoComplete="off"
            css={field}
            onChange={() => {
              clearTimeout(timer.current);
              timer.current = setTimeout(() => go(true), PAUSE);
            }}
          />
        </div>
        <div>
          <Label htmlFor={`${id}-type`}>{text.type}</Label>
          <PlainSelect
            id={`${id}-type`}
            name="type"
            ref={select}
            defaultValue={type}
            onChange={() => go(false)}
          >
            <option value="">{text.allTypes}</option>
            {BUYER_TYPES.map((each) => (
              <option key={each} value={buyerTypeSlug(each)}>
                {buyerTypeNames[each][language]}
              </option>
            ))}
          </PlainSelect>
        </div>
        <Button type="submit" variant="outline">
          <SearchIcon /> {text.show}
        </Button>
      </Grid>
    </Form>
  );
}
