import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The view that a list opens with for one user. */
@Entity('saved_view_default')
export class SavedViewDefault {
  @PrimaryColumn('integer') userId!: number;
  @PrimaryColumn('text') list!: string;
  @Column('integer') viewId!: number;
}
