import '@mantine/core/styles/Title.css';

/** A heading below the screen's own, which `Page` makes: `order` from 2 on, without gaps. */
export { Title, type TitleProps } from '@mantine/core';
