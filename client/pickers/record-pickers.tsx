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

/** The colleagues who may be given work, as the choices of a cell; none while they are not known, or not `asked` for. */
export const useColleagueOptions = (asked = true): readonly RecordOption[] =>
  useColleagueChoiceQuery({ variables: {}, skip: !asked }).data?.adminColleagues ?? NOBODY;

const NONE: readonly { value: string; label: string }[] = [];

/** Everybody on staff, as the choices of a filter; none while they are not known. */
export const useStaffChoices = () =>
  useStaffChoiceQuery({ variables: {} }).data?.enquiryFormOptions.staff.map(({ id, name }) => ({
    value: String(id),
    label: name,
  })) ?? NONE;

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  label: string;
  /** Told after a choice, for what else it fills in. */
  onPicked?: (option: Detailed | null) => void;
};

type PickerProps<Input extends FieldValues, Output> = Props<Input, Output> & {
  placeholder: string;
  useOptions: UseOptions<Detailed>;
};

/** A record of another noun, found by a part of its name; the form keeps it with its name. */
const RecordPicker = <Input extends FieldValues, Output>(props: PickerProps<Input, Output>) => (
  <ComboboxField<Input, Output, Detailed> {...props} detail={({ detail }) => detail ?? null} />
);

/** For staff: which supplier. */
export const SupplierPicker = <Input extends FieldValues, Output>(props: Props<Input, Output>) => (
  <RecordPicker {...props} placeholder="Search suppliers" useOptions={useSuppliers} />
);

/** For staff: which impact buyer. */
export const BuyerPicker = <Input extends FieldValues, Output>(props: Props<Input, Output>) => (
  <RecordPicker {...props} placeholder="Search buyers" useOptions={useBuyers} />
);

/** For staff: which good cause. */
export const CausePicker = <Input extends FieldValues, Output>(props: Props<Input, Output>) => (
  <RecordPicker {...props} placeholder="Search good causes" useOptions={useCauses} />
);

/** Which member of staff (R183): the server offers nobody else. */
export const StaffPicker = <Input extends FieldValues, Output>(props: Props<Input, Output>) => (
  <RecordPicker {...props} placeholder="Search staff" useOptions={useStaff} />
);

/** Which colleague who is an Admin, and so sees what waits: the server offers nobody else. */
export const ColleaguePicker = <Input extends FieldValues, Output>(props: Props<Input, Output>) => (
  <RecordPicker {...props} placeholder="Search colleagues" useOptions={useColleagues} />
);
