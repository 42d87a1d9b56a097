import type { AreaModule } from '@az/shared/area';
import { renderInApp } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { watchFailures } from '../testing/failures.ts';
import { samplePage } from '../testing/sample-page.ts';
import { PageAreas } from './discovery.ts';
import { exposedModule } from './exposed-module.ts';
import { slotOutlet } from './SlotOutlet.tsx';

// Mocks the linking of an area to the page.
jest.mock('./exposed-module.ts', () => ({ exposedModule: jest.fn() }));
const linked = jest.mocked(exposedModule);

const Composer = ({ placeholder }: { placeholder?: string }) => <textarea aria-label={placeholder} />;

const withSlots = (slots: AreaModule['slots']) => ({ area: { routes: {}, slots } satisfies AreaModule });

let area: string;
let count = 0;

/** Shows the composer's slot several times beside content that must stay intact. */
function show(
  owners: Record<string, string> = { 'feed.composer': area },
  times = 1,
  failed: ReactNode = null,
) {
  const SlotOutlet = slotOutlet(new PageAreas(samplePage(area)), owners);
  const slots = Array.from({ length: times }, (_, index) => (
    <SlotOutlet
      failed={failed}
      fallback={<p>Un instant</p>}
      key={index}
      name="feed.composer"
      slotProps={{ placeholder: 'Quoi de neuf ?' }}
    />
  ));
  return renderInApp(
    <>
      <p>Le reste de la page</p>
      <section data-testid="slot">{slots}</section>
    </>,
  );
}

const slotElement = () => screen.getByTestId('slot');

beforeEach(() => {
  // Loaded modules are kept for the life of the page.
  count += 1;
  area = `area${count}`;
  linked.mockReset();
});

test('shows the fallback, then the component of the other area with its props', async () => {
  let arrive: (module: { area: AreaModule }) => void = () => undefined;
  linked.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  show();
  expect(slotElement()).toHaveTextContent('Un instant');
  await act(async () => arrive(withSlots({ 'feed.composer': async () => ({ Component: Composer }) })));
  expect(await screen.findByRole('textbox', { name: 'Quoi de neuf ?' })).toBeVisible();
  expect(slotElement()).not.toHaveTextContent('Un instant');
});

test('loads a component once, however often it is shown', async () => {
  const load = jest.fn(async () => ({ Component: Composer }));
  linked.mockResolvedValue(withSlots({ 'feed.composer': load }));
  show(undefined, 2);
  expect(await screen.findAllByRole('textbox')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('renders nothing, without a fallback or a request, if no live area fills the slot', () => {
  show({});
  expect(slotElement()).toBeEmptyDOMElement();
  expect(linked).not.toHaveBeenCalled();
});

describe('renders nothing and leaves the page intact', () => {
  const throws = () => {
    throw new Error('undefined is not a function');
  };

  test.each<[string, string, () => unknown]>([
    ['when its area is down', 'expose', () => Promise.reject(new Error('404'))],
    ['when its area does not have it after all', 'slot', async () => withSlots({})],
    [
      'when its code is lost',
      'slot',
      async () => withSlots({ 'feed.composer': () => Promise.reject(new Error('404')) }),
    ],
    [
      'when it throws while rendering',
      'render',
      async () => withSlots({ 'feed.composer': async () => ({ Component: throws }) }),
    ],
  ])('%s', async (_case, stage, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { events } = watchFailures();
    linked.mockImplementation(answer as typeof exposedModule);
    show();
    expect(slotElement()).toHaveTextContent('Un instant');
    await act(async () => undefined);
    expect(slotElement()).toBeEmptyDOMElement();
    expect(screen.getByText('Le reste de la page')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(events).toEqual([expect.objectContaining({ area, stage })]);
  });
});

test('shows the given content when the area is down', async () => {
  watchFailures();
  linked.mockRejectedValue(new Error('404'));
  show(undefined, 1, <a href="/messaging">Messagerie</a>);
  expect(slotElement()).toHaveTextContent(/^Un instant$/);
  expect(await screen.findByRole('link', { name: 'Messagerie' })).toBeVisible();
  expect(slotElement()).toHaveTextContent(/^Messagerie$/);
});

test('a failed preload of the shell raises no event', async () => {
  const { events } = watchFailures();
  linked.mockRejectedValue(new Error('404'));
  const name = 'messaging.unread-counts';
  const SlotOutlet = slotOutlet(new PageAreas(samplePage(area)), { [name]: area });
  renderInApp(<SlotOutlet failed="Perdu" fallback="Un instant" name={name} slotProps={{}} />);
  expect(await screen.findByText('Perdu')).toBeInTheDocument();
  expect(events).toEqual([]);
});

test('is loaded again when it is shown the next time', async () => {
  watchFailures();
  linked.mockRejectedValueOnce(new Error('404'));
  const areas = new PageAreas(samplePage(area));
  const SlotOutlet = slotOutlet(areas, { 'feed.composer': area });
  const slot = (
    <section data-testid="slot">
      <SlotOutlet
        failed={null}
        fallback="Un instant"
        name="feed.composer"
        slotProps={{ placeholder: 'Quoi de neuf ?' }}
      />
    </section>
  );
  const { unmount } = renderInApp(slot);
  await act(async () => undefined);
  expect(slotElement()).toBeEmptyDOMElement();
  unmount();
  linked.mockResolvedValue(withSlots({ 'feed.composer': async () => ({ Component: Composer }) }));
  renderInApp(slot);
  expect(slotElement()).toHaveTextContent('Un instant');
  expect(await screen.findByRole('textbox')).toBeVisible();
});
