import { maxLengths } from '@az/shared/constants';
import { CountedTextarea } from '@az/shared/ui/CountedTextarea';
import { DateInput } from '@az/shared/ui/DateInput';
import { Group } from '@az/shared/ui/Group';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { Radio } from '@az/shared/ui/Radio';
import { SimpleGrid } from '@az/shared/ui/SimpleGrid';
import { TextInput } from '@az/shared/ui/TextInput';
import { eventCategories } from '../../data/events/event.ts';
import type { useDialogForm } from '../../ui/dialog-form/use-dialog-form.ts';
import type { EventValues } from './event.form.ts';
import { words } from './words.ts';

type Props = { form: ReturnType<typeof useDialogForm<EventValues>>; today: string };

/** The fields of an event. */
export function EventFields({ form: { values, textField, set }, today }: Props) {
  return (
    <>
      <TextInput data-autofocus label={words.title} required {...textField('title')} />
      <NativeSelect
        data={[{ value: '', label: words.choose }, ...eventCategories]}
        label={words.category}
        required
        {...textField('category')}
      />
      <Radio.Group label={words.mode} onChange={(mode) => set('mode', mode)} value={values.mode}>
        <Group gap="lg" mt="xs">
          <Radio label={words.onsite} value="onsite" />
          <Radio label={words.online} value="online" />
        </Group>
      </Radio.Group>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <DateInput label={words.date} min={today} required {...textField('date')} />
        <TextInput label={words.start} required type="time" {...textField('start')} />
        <TextInput label={words.end} required type="time" {...textField('end')} />
      </SimpleGrid>
      {values.mode === 'onsite' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput label={words.place} placeholder={words.placeHint} required {...textField('place')} />
          <TextInput autoComplete="address-level2" label={words.city} required {...textField('city')} />
        </SimpleGrid>
      )}
      <TextInput
        description={words.priceHint}
        inputMode="decimal"
        label={words.price}
        {...textField('price')}
      />
      <CountedTextarea
        label={words.description}
        most={maxLengths.description}
        required
        {...textField('description')}
      />
    </>
  );
}
