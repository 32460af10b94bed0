import { Icon, type IconProps } from './Icon.tsx';

export function HomeIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="m4 11 8-7 8 7v9h-5v-6H9v6H4z" />
    </Icon>
  );
}
