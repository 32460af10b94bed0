import { Icon, type IconProps } from './Icon.tsx';

export function ListIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M7 3.5h10a1 1 0 0 1 1 1v16l-3-2-3 2-3-2-3 2v-16a1 1 0 0 1 1-1zM9.5 8.5h5M9.5 12.5h5" />
    </Icon>
  );
}
