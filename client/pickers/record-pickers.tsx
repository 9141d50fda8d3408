import type { FieldValues } from 'react-hook-form';
import { ComboboxField } from '../forms/combobox-field';
import type { FieldProps } from '../forms/field-frame';
import type { RecordOption, UseOptions } from '../forms/record-box';
import {
  useColleagueChoiceQuery,
  useGoodCauseChoiceQuery,
  useImpactBuyerChoiceQuery,
  useStaffChoiceQuery,
  useSupplierChoiceQuery,
} from './record-choices.generated';

type Detailed = RecordOption & { detail?: string | null };
type Found<Data> = { data?: Data; previousData?: Data; loading: boolean; error?: unknown };

function choicesOf<Data>(
  { data, previousData, loading, error }: Found<Data>,
  read: (data: Data) => readonly Detailed[],
) {
  const latest = data ?? previousData;
  return { options: latest ? read(latest) : [], loading: loading && !data, failed: Boolean(error) };
}

const useSuppliers: UseOptions<Detailed> = (search, open) =>
  choicesOf(useSupplierChoiceQuery({ variables: { search }, skip: !open }), ({ enquiryFormOptions }) =>
    enquiryFormOptions.suppliers.map(({ listTitle, ...supplier }) => ({ ...supplier, detail: listTitle })),
  );
const useBuyers: UseOptions<Detailed> = (search, open) =>
  choicesOf(useImpactBuyerChoiceQuery({ variables: { search }, skip: !open }), ({ enquiryFormOptions }) =>
    enquiryFormOptions.impactBuyers.map(({ email, ...buyer }) => ({ ...buyer, detail: email })),
  );
const useCauses: UseOptions<Detailed> = (search, open) =>
  choicesOf(
    useGoodCauseChoiceQuery({ variables: { search }, skip: !open }),
    ({ enquiryFormOptions }) => enquiryFormOptions.goodCauses,
  );
const useStaff: UseOptions<Detailed> = (search, open) =>
  choicesOf(useStaffChoiceQuery({ variables: { search }, skip: !open }), ({ enquiryFormOptions }) =>
    enquiryFormOptions.staff.map((colleague) => ({ ...colleague })),
  );

const useColleagues: UseOptions<Detailed> = (search, open) =>
  choicesOf(useColleagueChoiceQuery({ variables: { search }, skip: !open }), ({ adminColleagues }) =>
    adminColleagues.map((colleague) => ({ ...colleague })),
  );

const NOBODY: readonly RecordOption[] = [];

/**
 * Returns the colleagues who can be given work, as the choices of a cell; none while loading, or if not `needed`.
 */
export const useColleagueOptions = (needed = true): readonly RecordOption[] =>
  useColleagueChoiceQuery({ variables: {}, skip: !needed }).data?.adminColleagues ?? NOBODY;

const NONE: readonly { value: string; label: string }[] = [];

/** Returns all staff members as the choices of a filter; none while loading. */
export const useStaffChoices = () =>
  useStaffChoiceQuery({ variables: {} }).data?.enquiryFormOptions.staff.map(({ id, name }) => ({
    value: String(id),
    label: name,
  })) ?? NONE;

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  label: string;
  /** Called after a choice, to fill in other fields. */
  onPicked?: (option: Detailed | null) => void;
};

type PickerProps<Input extends FieldValues, Output> = Props<Input, Output> & {
  placeholder: string;
  useOptions: UseOptions<Detailed>;
};

/** A picker of a record of another type, found by a part of its name; the form keeps it with its name. */
const RecordPicker = <Input extends FieldValues, Output>(props: PickerProps<Input, Output>) => (
  <ComboboxField<Input, Output, Detailed> {...props} detail={({ detail }) => detail ?? null} />
);

/** The picker of a supplier, for staff. */
export const SupplierPicker = <Input extends FieldValues, Output>(props: Props<Input, Output>) => (
  <RecordPicker {...props} placeholder="Search suppliers" useOptions={useSuppliers} />
);

/** The picker of an impact buyer, for staff. */
export const BuyerPicker = <Input extends FieldValues, Output>(props: Props<Input, Output>) => (
  <RecordPicker {...props} placeholder="Search buyers" useOptions={useBuyers} />
);

/** The picker of a good cause, for staff. */
export const CausePicker = <Input extends FieldValues, Output>(props: Props<Input, Output>) => (
  <RecordPicker {...props} placeholder="Search good causes" useOptions={useCauses} />
);

/** The picker of a staff member (R183); the server offers nobody else. */
export const StaffPicker = <Input extends FieldValues, Output>(props: Props<Input, Output>) => (
  <RecordPicker {...props} placeholder="Search staff" useOptions={useStaff} />
);

/** The picker of a colleague who is an Admin, and so can see waiting actions; the server offers nobody else. */
export const ColleaguePicker = <Input extends FieldValues, Output>(props: Props<Input, Output>) => (
  <RecordPicker {...props} placeholder="Search staff" useOptions={useColleagues} />
);
