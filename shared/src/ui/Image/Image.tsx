import styles from './Image.module.css';

type Size =
  | { /** Intrinsic size in CSS pixels. */ width: number; height: number; ratio?: never }
  | {
      /** Used if the intrinsic size is unknown: width and height of the box, such as `[16, 9]`. */ ratio: [
        number,
        number,
      ];
      width?: never;
      height?: never;
    };

type Props = Size & {
  src: string;
  alt: string;
  /** The most important image of the first view: loaded at once. */
  eager?: boolean;
  className?: string;
  /** Smaller versions of the same image and its rendered width, in the form of the `img` attributes. */
  srcSet?: string | undefined;
  sizes?: string;
  onError?: (() => void) | undefined;
};

/** An image whose space is reserved before it has loaded; fills the width of its container, and crops to a `ratio`. */
export function Image({ src, alt, eager = false, className = '', srcSet, sizes, onError, ...size }: Props) {
  const [width, height] = size.ratio ?? [size.width, size.height];
  return (
    <img
      alt={alt}
      className={`${size.ratio ? styles.box : styles.own} ${className}`}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      height={height}
      loading={eager ? undefined : 'lazy'}
      onError={onError}
      sizes={srcSet && sizes}
      src={src}
      srcSet={srcSet}
      width={width}
    />
  );
}
