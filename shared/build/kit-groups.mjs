/**
 * Which chunk of the shell holds which part of the kit. Each component stays its own share key; only the files are
 * grouped, by what pages use together, so that a first view needs few requests and carries little it does not use.
 * What no group names stands in a chunk of its own.
 */
const groups = {
  'kit-overlays': [
    'Menu',
    'Popover',
    'Tooltip',
    'FocusTrap',
    'Portal',
    'Floating',
    'Overlay',
    'Modal',
    'ModalBase',
    'Drawer',
    'ScrollArea',
    'RemoveScroll',
  ],
};

const groupOf = new Map(
  Object.entries(groups).flatMap(([group, names]) => names.map((name) => [name, group])),
);

const patterns = [
  /[\\/]shared[\\/]src[\\/]ui[\\/](\w+)[\\/]/,
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/](\w+)[\\/]/,
  /@mantine[\\/]core[\\/]styles[\\/](\w+)\.layer\.css/,
];

function nameOf(module) {
  const path = module.nameForCondition?.() ?? module.resource ?? '';
  for (const pattern of patterns) {
    const name = pattern.exec(path)?.[1];
    if (name) return name;
  }
  if (/[\\/](@tabler[\\/]icons-react)[\\/]/.test(path)) return 'icons';
  if (/[\\/]@floating-ui[\\/]/.test(path)) return 'Popover';
  if (
    /[\\/](react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar)[\\/]/.test(
      path,
    )
  )
    return 'RemoveScroll';
  if (/@mantine[\\/]form[\\/]|[\\/]shared[\\/]src[\\/]forms[\\/]/.test(path)) return 'Input';
  if (/[\\/]shared[\\/]src[\\/]format[\\/]|[\\/]node_modules[\\/]dayjs[\\/]/.test(path)) return 'format';
  if (/[\\/]shared[\\/]src[\\/](pictures|kept|avoided-people)[\\/]/.test(path)) return 'Image';
  if (/[\\/](@mantine[\\/](core|hooks)|clsx)[\\/]/.test(path)) return 'Text';
  return undefined;
}

/** Cache groups for webpack's `splitChunks`. */
export const kitCacheGroups = {
  kit: {
    chunks: 'async',
    enforce: true,
    priority: 20,
    test: (module) => nameOf(module) !== undefined,
    name: (module) => groupOf.get(nameOf(module)) ?? `kit-${nameOf(module)}`,
  },
};
