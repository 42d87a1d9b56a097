/**
 * Which chunk of the shell holds which part of the kit. Each component stays its own share key; only files are grouped,
 * by what pages use together, so that a first view makes few requests and loads little that it does not use. A module
 * in no group gets its own chunk.
 */
const groups = {
  'kit-cards': ['Card', 'TitledCard', 'DescriptionList'],
  'kit-popovers': ['Popover', 'FocusTrap', 'Portal', 'Floating', 'Overlay', 'ScrollArea'],
  'kit-dialogs': ['Menu', 'Tooltip', 'Modal', 'ModalBase', 'Drawer', 'RemoveScroll'],
};

const groupOf = new Map(
  Object.entries(groups).flatMap(([group, names]) => names.map((name) => [name, group])),
);

const components = [
  /[\\/]shared[\\/]src[\\/]ui[\\/](\w+)[\\/]/,
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/](\w+)[\\/]/,
  /@mantine[\\/]core[\\/]styles[\\/](\w+)\.css/,
];

/** Modules outside the components' folders, and the component or group that each belongs to. The first match wins. */
const others = [
  [/[\\/]@tabler[\\/]icons-react[\\/]/, 'icons'],
  [/[\\/]@floating-ui[\\/]/, 'Popover'],
  [
    /[\\/](?:react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar)[\\/]/,
    'RemoveScroll',
  ],
  [/@mantine[\\/]form[\\/]|[\\/]shared[\\/]src[\\/]forms[\\/]/, 'forms'],
  [/[\\/]shared[\\/]src[\\/]format[\\/]|[\\/]node_modules[\\/]dayjs[\\/]/, 'format'],
  [/[\\/]shared[\\/]src[\\/]pictures[\\/]/, 'Image'],
  [/[\\/]shared[\\/]src[\\/](?:figures|hidden-people)[\\/]/, 'relations'],
  [/[\\/]hooks[\\/]esm[\\/]use-(?:focus-trap|focus-return|click-outside|debounced-callback)[\\/]/, 'Popover'],
  [/[\\/]hooks[\\/]esm[\\/]use-collapse[\\/]/, 'Collapse'],
  [/[\\/]hooks[\\/]esm[\\/]use-pagination[\\/]/, 'Pagination'],
  [/[\\/](?:@mantine[\\/](?:core|hooks)|clsx)[\\/]/, 'Text'],
];

function nameOf(module) {
  const path = module.nameForCondition?.() ?? module.resource ?? '';
  for (const pattern of components) {
    const name = pattern.exec(path)?.[1];
    if (name) return name;
  }
  return others.find(([pattern]) => pattern.test(path))?.[1];
}

export const kitCacheGroups = {
  kit: {
    chunks: 'async',
    enforce: true,
    priority: 20,
    test: (module) => nameOf(module) !== undefined,
    name: (module) => groupOf.get(nameOf(module)) ?? `kit-${nameOf(module)}`,
  },
};
