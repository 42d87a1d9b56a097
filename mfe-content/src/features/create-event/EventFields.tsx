import { gatheringCategories, maxLengths } from '@az/shared/contracts';
import type { SubmitForm } from '@az/shared/forms';
import { CountedTextarea } from '@az/shared/ui/CountedTextarea';
import { DateInput } from '@az/shared/ui/DateInput';
import { Group } from '@az/shared/ui/Group';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { Radio } from '@az/shared/ui/Radio';
import { SimpleGrid } from '@az/shared/ui/SimpleGrid';
import { TextInput } from '@az/shared/ui/TextInput';
import type { EventValues } from './event.form.ts';
import { words } from './words.ts';

type Props = { form: SubmitForm<EventValues>; today: string };

/** The fields of an event. */
export function EventFields({ form: { values, field }, today }: Props) {
  return (
    <>
      <TextInput data-autofocus label={words.title} required {...field('title')} />
      <NativeSelect
        data={[{ value: '', label: words.choose }, ...gatheringCategories]}
        label={words.category}
        required
        {...field('category')}
      />
      <Radio.Group label={words.mode} {...field('mode')}>
        <Group gap="lg" mt="xs">
          <Radio label={words.onsite} value="onsite" />
          <Radio label={words.online} value="online" />
        </Group>
      </Radio.Group>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <DateInput label={words.date} min={today} required {...field('date')} />
        <TextInput label={words.start} required type="time" {...field('start')} />
        <TextInput label={words.end} required type="time" {...field('end')} />
      </SimpleGrid>
      {values.mode === 'onsite' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput label={words.place} placeholder={words.placeHint} required {...field('place')} />
          <TextInput autoComplete="address-level2" label={words.city} required {...field('city')} />
        </SimpleGrid>
      )}
      <TextInput description={words.priceHint} inputMode="decimal" label={words.price} {...field('price')} />
      <CountedTextarea
        label={words.description}
        most={maxLengths.description}
        required
        {...field('description')}
      />
    </>
  );
}
