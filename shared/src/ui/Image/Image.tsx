import styles from './Image.module.css';

type Size =
  | { /** Own size in CSS pixels. */ width: number; height: number; ratio?: never }
  | {
      /** Where the own size is not known: width and height of the box, such as `[16, 9]`. */ ratio: [
        number,
        number,
      ];
      width?: never;
      height?: never;
    };

type Props = Size & {
  src: string;
  /** What the image shows; empty when it is decorative. */
  alt: string;
  /** For the one image a screen opens with: loaded at once. */
  eager?: boolean;
  className?: string;
  /** Smaller versions of the same image, and how wide it is shown, as the attributes of `img`. */
  srcSet?: string | undefined;
  sizes?: string;
};

/** An image whose place is reserved before it has loaded; fills the width it is given, and crops to a `ratio`. */
export function Image({ src, alt, eager = false, className = '', srcSet, sizes, ...size }: Props) {
  const [width, height] = size.ratio ?? [size.width, size.height];
  return (
    <img
      alt={alt}
      className={`${size.ratio ? styles.box : styles.own} ${className}`}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      height={height}
      loading={eager ? undefined : 'lazy'}
      sizes={srcSet && sizes}
      src={src}
      srcSet={srcSet}
      width={width}
    />
  );
}
