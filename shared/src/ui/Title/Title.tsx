import '@mantine/core/styles/Title.css';

/** A heading below that of `Page`: `order` from 2 on, without gaps. */
export { Title, type TitleProps } from '@mantine/core';
