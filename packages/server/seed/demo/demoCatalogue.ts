import { aftercareCategories, aftercareProducts } from './aftercare.ts';
import { anaestheticCategories, anaestheticProducts } from './anaesthetics.ts';
import { antiInfectiveCategories, antiInfectiveProducts } from './antiInfectives.ts';
import type { DemoCategory, DemoProduct } from './demoTypes.ts';
import { dressingPpeCategories, dressingPpeProducts } from './dressingsPpe.ts';
import { emergencyCategories, emergencyProducts } from './emergency.ts';
import { fillerCategories, fillerProducts } from './fillers.ts';
import {
  lipolyticMesotherapyCategories,
  lipolyticMesotherapyProducts,
} from './lipolyticsMesotherapy.ts';
import { needleCannulaCategories, needleCannulaProducts } from './needlesCannulas.ts';
import { skinBoosterCategories, skinBoosterProducts } from './skinBoosters.ts';
import { skincareCategories, skincareProducts } from './skincare.ts';
import { syringeSharpsCategories, syringeSharpsProducts } from './syringesSharps.ts';
import { toxinCategories, toxinProducts } from './toxins.ts';
import { vitaminCategories, vitaminProducts } from './vitamins.ts';
import { weightManagementCategories, weightManagementProducts } from './weightManagement.ts';

/** All demo categories, parents before their children, in display order. */
export const demoCategories: readonly DemoCategory[] = [
  ...toxinCategories,
  ...fillerCategories,
  ...skinBoosterCategories,
  ...lipolyticMesotherapyCategories,
  ...emergencyCategories,
  ...anaestheticCategories,
  ...skincareCategories,
  ...antiInfectiveCategories,
  ...needleCannulaCategories,
  ...syringeSharpsCategories,
  ...dressingPpeCategories,
  ...weightManagementCategories,
  ...vitaminCategories,
  ...aftercareCategories,
];

/** All demo products, in catalogue order. */
export const demoProducts: readonly DemoProduct[] = [
  ...toxinProducts,
  ...fillerProducts,
  ...skinBoosterProducts,
  ...lipolyticMesotherapyProducts,
  ...emergencyProducts,
  ...anaestheticProducts,
  ...skincareProducts,
  ...antiInfectiveProducts,
  ...needleCannulaProducts,
  ...syringeSharpsProducts,
  ...dressingPpeProducts,
  ...weightManagementProducts,
  ...vitaminProducts,
  ...aftercareProducts,
];
