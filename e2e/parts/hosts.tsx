import type { ComponentType } from 'react';
import { FieldsHost, OrderHost, QuantityHost } from './hosts/fields.tsx';
import { DeviceNoticesHost } from './hosts/notices.tsx';
import { DialogHost, DisclosureHost, DrawerHost, MenuHost } from './hosts/opening.tsx';
import { GalleryHost, ProductHost } from './hosts/product.tsx';
import { BrokenHost, LateHost, NoticeHost, RevealHost } from './hosts/screens.tsx';

/** Each part with the least that a screen puts around it, by the name that a test opens. */
export const hosts: Readonly<Record<string, ComponentType>> = {
  dialog: DialogHost,
  drawer: DrawerHost,
  disclosure: DisclosureHost,
  menu: MenuHost,
  fields: FieldsHost,
  quantity: QuantityHost,
  order: OrderHost,
  broken: BrokenHost,
  late: LateHost,
  notice: NoticeHost,
  deviceNotices: DeviceNoticesHost,
  reveal: RevealHost,
  gallery: GalleryHost,
  product: ProductHost,
};
